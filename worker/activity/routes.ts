import type { ActivityAction, ActivityKind } from "./rules";

export interface Recorded {
  /** `answered`: the response names the kind of each record. */
  kind: ActivityKind | "answered";
  /** `asked`: the request body names the action in `action`; `add_role`, `make_role`: or the role in `role`. */
  action: ActivityAction | "asked" | "add_role" | "make_role";
  mayPublish?: true;
  /** One of many requests for the same work, which join one entry. */
  isPart?: true;
}

const recordRoutes = (path: string, kind: ActivityKind): Record<string, Recorded> => ({
  [`POST /${path}`]: { kind, action: "add" },
  [`POST /${path}/selection`]: { kind, action: "asked" },
  [`PUT /${path}/:id`]: { kind, action: "edit" },
  [`DELETE /${path}/:id`]: { kind, action: "delete" },
});

const switchRoutes = (path: string, kind: ActivityKind): Record<string, Recorded> => ({
  [`PUT /${path}/:id/activation`]: { kind, action: "activate" },
  [`DELETE /${path}/:id/activation`]: { kind, action: "deactivate" },
});

/** Write routes of the panel's API that change shared records (not AI writing, link checks or saved views). */
export const RECORDED_ROUTES: Record<string, Recorded> = {
  ...recordRoutes("blog", "post"),
  "POST /blog": { kind: "post", action: "add", mayPublish: true },
  "PUT /blog/:id": { kind: "post", action: "edit", mayPublish: true },
  "POST /blog/publications": { kind: "post", action: "asked" },
  "POST /blog/batch": { kind: "post", action: "add" },
  "PUT /blog/:id/publication": { kind: "post", action: "publish" },
  "DELETE /blog/:id/publication": { kind: "post", action: "unpublish" },
  ...recordRoutes("casinos", "casino"),
  ...recordRoutes("categories", "category"),
  ...switchRoutes("categories", "category"),
  ...recordRoutes("promotions", "promotion"),
  ...switchRoutes("promotions", "promotion"),
  "POST /blog/matching": { kind: "post", action: "asked" },
  "POST /promotions/matching": { kind: "promotion", action: "asked" },
  "POST /blog/import": { kind: "post", action: "import" },
  "POST /casinos/import": { kind: "casino", action: "import" },
  "POST /promotions/import": { kind: "promotion", action: "import" },
  "PUT /promotions/:id/code": { kind: "promotion", action: "edit" },
  "PUT /promotions/:id/expiry": { kind: "promotion", action: "edit" },
  ...recordRoutes("splash-ads", "splash-ad"),
  ...switchRoutes("splash-ads", "splash-ad"),
  ...recordRoutes("pages", "page"),
  "POST /comments/selection": { kind: "comment", action: "asked" },
  "POST /comments/matching": { kind: "comment", action: "asked" },
  "PUT /comments/:id": { kind: "comment", action: "edit" },
  "DELETE /comments/:id": { kind: "comment", action: "delete" },
  "PUT /comments/:id/reply": { kind: "comment", action: "reply" },
  "DELETE /comments/:id/reply": { kind: "comment", action: "edit" },
  "PUT /comments/:id/sender": { kind: "comment_rules", action: "edit" },
  "PUT /comment-rules/:id": { kind: "comment_rules", action: "edit" },
  "DELETE /comment-rules/senders/:id": { kind: "comment_rules", action: "edit" },
  "POST /media/:folder": { kind: "image", action: "add" },
  "PUT /media/:id": { kind: "image", action: "edit" },
  "PUT /media/:id/variants": { kind: "image", action: "resize", isPart: true },
  "PUT /media/:id/replacement": { kind: "answered", action: "replace" },
  "DELETE /media/:id": { kind: "image", action: "delete" },
  "POST /preview-links/:kind/:record": { kind: "answered", action: "share" },
  "DELETE /preview-links/:id": { kind: "answered", action: "unshare" },
  "POST /verification/selection": { kind: "answered", action: "asked" },
  "PUT /trash/:id/restoration": { kind: "answered", action: "restore" },
  "POST /trash/restoration": { kind: "answered", action: "restore" },
  "POST /trash/selection": { kind: "answered", action: "delete_forever" },
  "DELETE /first-run/demo": { kind: "demo", action: "delete" },
  "PUT /first-run/demo": { kind: "demo", action: "restore" },
  "PUT /settings/hero/:id": { kind: "hero", action: "edit" },
  "PUT /settings/content/:id": { kind: "home_texts", action: "edit" },
  "PUT /settings/reviews/:id": { kind: "review_settings", action: "edit" },
  "PUT /seo/:id": { kind: "seo", action: "edit" },
  "PUT /publishing/schedule": { kind: "schedule", action: "edit" },
  "PUT /publishing/queue/:id": { kind: "queue", action: "add" },
  "DELETE /publishing/queue/:id": { kind: "queue", action: "delete" },
  "PUT /publishing/queue/:id/place": { kind: "queue", action: "edit" },
  "PUT /publishing/plan/:id": { kind: "post", action: "edit" },
  "PUT /publishing/announcements": { kind: "announcements", action: "retry" },
  "POST /accounts": { kind: "account", action: "add_role" },
  "PUT /accounts/:id/role": { kind: "account", action: "make_role" },
  "PUT /accounts/:id/password": { kind: "account", action: "password" },
  "DELETE /accounts/:id/sessions": { kind: "account", action: "sign_out" },
  "DELETE /accounts/:id": { kind: "account", action: "delete" },
  "DELETE /accounts/:id/second-factor": { kind: "account", action: "second_factor_off" },
  "PUT /account/second-factor": { kind: "account", action: "second_factor_on" },
  "PUT /account/second-factor/codes": { kind: "account", action: "recovery_codes" },
  "POST /account/second-factor/removal": { kind: "account", action: "second_factor_off" },
  "PUT /account": { kind: "account", action: "edit" },
  "PUT /account/password": { kind: "account", action: "password" },
  "DELETE /account/sessions": { kind: "account", action: "sign_out" },
  "DELETE /account/sessions/:session": { kind: "account", action: "sign_out" },
};
