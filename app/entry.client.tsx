import { enhance } from "./enhance/enhance";

if ("__reactRouterContext" in window) void import("./hydrate");
else enhance();
