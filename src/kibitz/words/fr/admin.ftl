# La page de qui fait tourner le serveur.

admin-about = Pour qui fait tourner ce serveur. Rien ici ne montre les cartes de personne.
admin-address-lines = { $lines ->
        [one] { $lines } page
       *[other] { $lines } pages
    }
admin-addresses = D’où viennent les gens
admin-backing-up = La sauvegarde est en cours…
admin-backup = Faire une sauvegarde
admin-backup-made = { $file } : écrite, et relue. Personnes : { $people }, tables : { $tables }, donnes : { $deals }, événements : { $events }.
admin-ban = Exclure un jour
admin-ban-really = Personne n’entre depuis { $address } jusqu’à demain, et ceux qui sont là depuis cette adresse sont coupés. Si une école ou un club est derrière, c’est tout le monde là-bas. Les exclure ?
admin-banned-until = exclue jusqu’au { $time }
admin-bans-end = Cela dure au plus jusqu’au prochain démarrage du serveur. Pour toujours, servez-vous de votre proxy ou de votre pare-feu.
admin-close-table = Fermer cette table
admin-close-table-really = Tout le monde quitte cette table, et aucune donne ne suit celle-ci. La fermer ?
admin-come-in = Entrer
admin-connections = Pages ouvertes
admin-database-silent = La base de données ne répond pas.
admin-lift-ban = Laisser revenir
admin-megabytes = { $number } Mo
admin-memory = Mémoire maximale jusqu’ici
admin-moves = Coups joués
admin-no-stalls = Rien n’a fait attendre 50 ms.
admin-no-tables = Aucune table n’est ouverte.
admin-nobody = personne
admin-nothing-stored = Rien ne peut être enregistré : { WORD($why) }.
admin-now = En ce moment
admin-open-tables = Tables en mémoire
admin-people = Personnes
admin-processor = Processeur
admin-processor-share = { $share } % d’un cœur
admin-refusals = Refus
admin-running-since = En marche depuis
admin-stall = { $request } : { $number } ms au plus
admin-stalls = Ce qui a fait attendre tout le monde
admin-stalls-in-all = { $number } fois plus de 50 ms depuis le démarrage.
admin-table-line = { WORD($game) }, donne { $deal } : { $names }
admin-table-over = terminée
admin-table-people = { $here ->
        [one] { $here } personne présente
       *[other] { $here } personnes présentes
    }
admin-tables = Tables
admin-title = Le serveur
admin-token = Le jeton de l’administrateur
admin-token-where = Il est dans le fichier avec lequel le serveur a été démarré (--admin).
admin-turned-away = Connexions refusées
admin-version = Version
admin-well = Tout peut être enregistré.
admin-writer-failed = l’écriture dans la base de données a échoué
