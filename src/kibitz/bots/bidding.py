def call(view, words): return "pass"
