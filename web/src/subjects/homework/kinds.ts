// How homework is followed: by a pupil as a sheet, by its teacher as a book.
import { connection } from "../../live/connection.svelte.ts";
import type { Kind } from "../../live/followed.svelte.ts";
import { keepTable } from "../../live/kept.ts";
import type { HomeworkBook, HomeworkSheet } from "../../live/protocol.ts";

const leave = (code: string) => connection.tell({ type: "LeaveHomework", code });

function seen(sheet: HomeworkSheet): HomeworkSheet {
  if (sheet.table) keepTable(sheet.table, sheet.code);
  return sheet;
}

export const SHEET: Kind<HomeworkSheet> = {
  follow: (code) => ({ type: "VisitHomework", code }),
  leave,
  shown: (said) => (said.type === "HomeworkShown" ? seen(said.sheet) : null),
  changed: (sheet, news) => (news.type === "HomeworkNews" && news.sheet.code === sheet.code ? seen(news.sheet) : null),
};

export const BOOK: Kind<HomeworkBook> = {
  follow: (code, secret) => ({ type: "OpenHomework", code, secret: secret ?? "" }),
  leave,
  shown: (said) => (said.type === "HomeworkBook" ? said : null),
  changed: (book, news) => {
    if (news.type !== "HomeworkChanged" || news.code !== book.code) return null;
    const changed = new Set(news.pupils.map((row) => row.pupil));
    const others = book.pupils.filter((row) => !changed.has(row.pupil));
    return { ...book, until: news.until, pupils: [...others, ...news.pupils] };
  },
  run: ({ title }) => ({ kind: "homework", title }),
};
