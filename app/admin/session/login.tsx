import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Callout, Card, Flex, Heading, Text } from "@radix-ui/themes";
import { useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import toast from "react-hot-toast";
import { data, redirect, useSearchParams } from "react-router";
import { statusOf } from "../../../worker/http/errors";
import { logError } from "../../../worker/log";
import { UNEXPECTED } from "../../../worker/failure-sentences";
import { Refusal } from "../../../worker/refusal";
import { fieldMessages } from "../../../worker/invalid-input";
import { readSite } from "../../../worker/appearance/site.server";
import { type Scope, scopeKey } from "../../../worker/scope.server";
import { type SignInForm, signInForm, signInRules } from "../../../worker/session/rules";
import { NOT_AN_ADMINISTRATOR, SIGN_IN_FAILED, SIGN_IN_REQUIRED } from "../../../worker/session/sentences";
import { signIn } from "../../../worker/session/sign-in.server";
import { type SessionState, validateSession } from "../../../worker/session/authentication.server";
import { readForm } from "../../form.server";
import type { Route } from "./+types/login";
import adminCss from "../shell/admin.css?url";
import { TextInput } from "../form/fields";
import { CodeStep } from "./code-step";
import { TurnstileWidget } from "./turnstile-widget";
import { requestSignIn, useSignedInElsewhere } from "./sign-in";
import { returnAddress } from "./sign-in-again";
import { PanelTheme } from "../shell/theme";

/** Delay (ms) before the redirect after signing in (B1.3). */
const WELCOME_MS = 500;
const PROOF_PENDING = "Önce güvenlik doğrulamasını tamamlayın.";
const REASONS: Record<string, string> = { oturum: SIGN_IN_REQUIRED, yetki: NOT_AN_ADMINISTRATOR };

export const handle = { hydrate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];
export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `Admin Paneli - ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
  // Without JavaScript the form is posted natively, and the CSRF check needs an `Origin` header, which `no-referrer`
  // would make null.
  { name: "referrer", content: "same-origin" },
];

/** Redirects signed-in administrators; shows the form when the session cannot be checked. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const status = await sessionStatus(scope, request);
  if (status === "signed_in") throw redirect(returnAddress(scope.url.search));
  return { siteName: (await readSite(scope)).name };
}

async function sessionStatus(scope: Scope, request: Request): Promise<SessionState["status"] | "unknown"> {
  const { db, now, requestId } = scope;
  try {
    return (await validateSession(db, request, now)).status;
  } catch (error) {
    logError(error, requestId);
    return "unknown";
  }
}

interface RefusedSignIn {
  email: string;
  message?: string;
  fields?: Record<string, string>;
  turnstileKey?: string | undefined;
  needsCode?: boolean;
}

/** Native form submission without JavaScript; answers like the API. */
export async function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(scopeKey);
  const field = await readForm(request);
  const email = field?.("email") ?? "";
  const [password, code, token] = ["password", "code", "cf-turnstile-response"].map((name) => field?.(name));
  const input = signInRules.safeParse({ email, password, code, "cf-turnstile-response": token });
  if (!field) return data<RefusedSignIn>({ email, message: SIGN_IN_FAILED }, { status: 415 });
  if (!input.success) return data<RefusedSignIn>({ email, fields: fieldMessages(input.error) }, { status: 422 });
  try {
    const headers = new Headers();
    for (const cookie of await signIn(scope, request, input.data)) headers.append("Set-Cookie", cookie);
    return redirect(returnAddress(scope.url.search), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) {
      logError(error, scope.requestId);
      return data<RefusedSignIn>({ email, message: UNEXPECTED }, { status: 500 });
    }
    const { turnstile_key: turnstileKey } = error.details;
    const needsCode = error.code === "second_factor";
    return data<RefusedSignIn>({ email, message: error.message, turnstileKey, needsCode }, { status: statusOf(error) });
  }
}

/** Converts the server's field errors for React Hook Form. */
function asErrors(fields: Record<string, string>): FieldErrors<SignInForm> {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, { type: "server", message }]));
}

export default function Login({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const refused = actionData;
  const reason = refused?.message ?? REASONS[query.get("neden") ?? ""];
  const isChecking = useSignedInElsewhere(`?${query}`);
  const form = useForm<SignInForm>({
    resolver: zodResolver(signInForm),
    defaultValues: { email: refused?.email ?? "", password: "", code: "" },
    ...(refused?.fields && { errors: asErrors(refused.fields) }),
  });
  const [turnstileKey, setTurnstileKey] = useState(refused?.turnstileKey);
  const [token, setToken] = useState("");
  const [refusals, setRefusals] = useState(0);
  const [isSecondStep, setSecondStep] = useState(false);
  const submit = form.handleSubmit(async (credentials) => {
    if (turnstileKey && !token) return void toast.error(PROOF_PENDING);
    const message = toast.loading("Giriş yapılıyor...");
    const input = { ...credentials, "cf-turnstile-response": token };
    const refusal = await requestSignIn(input, (sentence) => toast.loading(sentence, { id: message }));
    if (refusal) {
      setTurnstileKey((key) => refusal.turnstileKey ?? key);
      setRefusals((count) => count + 1);
      if (refusal.code === "second_factor" && !isSecondStep) {
        setSecondStep(true);
        return toast.dismiss(message);
      }
      form.resetField("code");
      if (refusal.code === "unauthenticated") setSecondStep(false);
      return void toast.error(refusal.sentence, { id: message });
    }
    toast.success("Giriş başarılı! Yönlendiriliyorsunuz...", { id: message });
    await new Promise((resolve) => setTimeout(resolve, WELCOME_MS));
    location.assign(returnAddress(`?${query}`));
  });
  return (
    <PanelTheme>
      <main className="sign-in">
        <Card size={{ initial: "3", sm: "4" }} style={{ width: "min(100%, 26rem)" }}>
          <form onSubmit={(event) => void submit(event)} noValidate method="post">
            <Flex direction="column" gap="4">
              <div>
                <Heading as="h1" size="6">
                  Admin Paneli
                </Heading>
                <Text as="p" color="gray">
                  Devam etmek için giriş yapın
                </Text>
              </div>
              <noscript>
                <Callout.Root color="orange" role="alert">
                  <Callout.Text>
                    Yönetim paneli JavaScript ile çalışır. Giriş yapmak için tarayıcınızda JavaScript’i açın.
                  </Callout.Text>
                </Callout.Root>
              </noscript>
              {isChecking && (
                <Text as="p" role="status">
                  Giriş durumu kontrol ediliyor...
                </Text>
              )}
              {reason && (
                <Callout.Root color="orange" role="alert">
                  <Callout.Text>{reason}</Callout.Text>
                </Callout.Root>
              )}
              {!isSecondStep && (
                <>
                  <TextInput
                    form={form}
                    name="email"
                    label="E-posta"
                    type="email"
                    autoComplete="username"
                    {...(refused && { defaultValue: refused.email })}
                  />
                  <TextInput
                    form={form}
                    name="password"
                    label="Şifre"
                    type="password"
                    autoComplete="current-password"
                  />
                </>
              )}
              {(isSecondStep || refused?.needsCode) && <CodeStep form={form} />}
              {turnstileKey && <TurnstileWidget key={refusals} siteKey={turnstileKey} onToken={setToken} />}
              <Button size="3" loading={form.formState.isSubmitting}>
                Giriş Yap
              </Button>
              {isSecondStep && (
                <Button type="button" variant="ghost" onClick={() => setSecondStep(false)}>
                  Başka bir hesapla gir
                </Button>
              )}
            </Flex>
          </form>
        </Card>
      </main>
    </PanelTheme>
  );
}
