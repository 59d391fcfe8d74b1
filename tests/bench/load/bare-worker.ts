const TEXT = "<p>Bonus rehberi, deneme.</p>\n".repeat(1_000);
const TABLE = "create table if not exists kept (id integer primary key, text unique, times integer not null default 1)";
const FIRST = "insert into kept (id, text) values (1, '') on conflict do nothing";

let made: Promise<unknown> | undefined;

/** Answers visitors with fixed text and about as many statements as the site, which are all that it does. */
export default {
  async fetch(request, { DB }) {
    await (made ??= DB.batch([DB.prepare(TABLE), DB.prepare(FIRST)]));
    if (request.method === "GET") {
      await DB.withSession("first-unconstrained").prepare("select id, times from kept where id = 1").raw();
      return new Response(TEXT, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    }
    const text = `${crypto.randomUUID()} ${await request.text()}`;
    const add = DB.prepare("insert into kept (text) values (?)").bind(text);
    const count = DB.prepare("update kept set times = times + 1 where id = 1 and ? <> ''").bind(text);
    const read = DB.prepare("select times from kept where id = 1");
    await DB.batch([DB.prepare("delete from kept where times < 0"), add, count, count, count, read]);
    await DB.prepare("select text from kept where id = 0").all();
    return new Response(null, { status: 204 });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
