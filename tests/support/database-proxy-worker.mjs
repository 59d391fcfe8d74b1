const actions = {
  all: ({ DB }, [statement]) => prepare(DB, statement).all(),
  raw: ({ DB }, [statement]) => prepare(DB, statement).raw(),
  exec: ({ DB }, [{ sql }]) => DB.exec(sql),
  batch: ({ DB }, statements) => DB.batch(statements.map((statement) => prepare(DB, statement))),
  list: async ({ MEDIA }, [options]) => {
    const { objects, ...page } = await MEDIA.list(options);
    return { ...page, objects: objects.map(({ key, etag, size, uploaded }) => ({ key, etag, size, uploaded })) };
  },
};

const prepare = (db, { sql, params }) => db.prepare(sql).bind(...params);

/** Runs next to the Worker under test, on the same database and bucket, and executes what tests send. */
export default {
  async fetch(request, env) {
    const { action, input } = await request.json();
    try {
      return Response.json(await actions[action](env, input));
    } catch ({ message }) {
      return Response.json({ message }, { status: 500 });
    }
  },
};
