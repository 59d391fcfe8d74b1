import { data } from "react-router";
import { fieldSentences } from "../../worker/http/valid";
import { scopeKey } from "../../worker/scope.server";
import { credentials, SIGN_IN_FAILED } from "../../worker/session/rules";
import { readForm } from "../form.server";
import type { Route } from "./+types/login";

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: context.get(scopeKey).site.name };
}

interface RefusedSignIn {
  email: string;
  fields: Record<string, string>;
  message?: string;
}

/** Checks the form; signs nobody in until the back office is there. */
export async function action({ request }: Route.ActionArgs) {
  const field = await readForm(request);
  if (!field) return data<RefusedSignIn>({ email: "", fields: {}, message: SIGN_IN_FAILED }, { status: 415 });
  const email = field("email");
  const input = credentials.safeParse({ email, password: field("password") });
  if (!input.success) return data<RefusedSignIn>({ email, fields: fieldSentences(input.error) }, { status: 422 });
  return data<RefusedSignIn>({ email, fields: {}, message: SIGN_IN_FAILED }, { status: 401 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `Admin Paneli - ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export default function Login({ actionData }: Route.ComponentProps) {
  const { email, fields, message }: RefusedSignIn = actionData ?? { email: "", fields: {} };
  return (
    <main className="sign-in">
      <form className="box inner" method="post" noValidate>
        <h1>Admin Paneli</h1>
        <p className="lead">Devam etmek için giriş yapın</p>
        <p className="note">Yönetim paneli henüz açılmadı; şimdilik kimse giriş yapamaz.</p>
        {message && (
          <p className="note bad" role="alert">
            {message}
          </p>
        )}
        <label className="field">
          E-posta
          <input
            type="email"
            name="email"
            required
            autoComplete="username"
            defaultValue={email}
            aria-invalid={fields.email ? true : undefined}
          />
          {fields.email && <span className="bad">{fields.email}</span>}
        </label>
        <label className="field">
          Şifre
          <input
            type="password"
            name="password"
            required
            autoComplete="current-password"
            aria-invalid={fields.password ? true : undefined}
          />
          {fields.password && <span className="bad">{fields.password}</span>}
        </label>
        <button className="btn wide">Giriş Yap</button>
      </form>
    </main>
  );
}
