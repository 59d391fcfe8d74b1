/** Directions of imports: app → worker → db, and scripts may use them all. */
export default {
  forbidden: [
    {
      name: "db-imports-nothing",
      severity: "error",
      from: { path: "^db/" },
      to: { path: "^(app|worker|scripts|tests)/" },
    },
    {
      name: "worker-imports-db-alone",
      severity: "error",
      from: { path: "^worker/" },
      to: { path: "^(app|scripts|tests)/" },
    },
    { name: "app-imports-no-scripts", severity: "error", from: { path: "^app/" }, to: { path: "^(scripts|tests)/" } },
    {
      name: "public-and-admin-apart",
      comment: "A visitor's page must not carry the panel, nor the panel depend on a page.",
      severity: "error",
      from: { path: "^app/(public|admin)/" },
      to: { path: "^app/(public|admin)/", pathNot: "^app/$1/" },
    },
    {
      name: "domains-know-no-http",
      comment: "Only the routes of a domain and its guards translate between HTTP and domain functions.",
      severity: "error",
      from: {
        path: "^worker/[^/]+/",
        pathNot: "^worker/(http|edge)/|(api|sign-in)\\.server\\.ts$|require-admin\\.ts$",
      },
      to: { path: "^worker/http/" },
    },
    {
      name: "domains-know-no-hono",
      comment:
        "Beside routes and guards, only the log of activities is a middleware, and cookies are read by Hono's parser.",
      severity: "error",
      from: {
        path: "^worker/[^/]+/",
        pathNot: "^worker/(http|edge)/|api\\.server\\.ts$|/(require-admin|record-activity|cookies)\\.ts$",
      },
      to: { path: "node_modules/(hono|@hono)/" },
    },
    {
      name: "no-cycles-between-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^worker/" },
      to: { circular: true },
    },
    {
      name: "no-cycles-between-files",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"] },
  },
};
