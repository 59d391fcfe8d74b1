import { Button, Card, Code, Flex, Heading, Text, TextField } from "@radix-ui/themes";
import { useState } from "react";
import { href } from "react-router";
import { FUNCTIONS } from "../../../worker/publishing/functions";
import { Field } from "../form/field";
import { BackHeading } from "../list/back-heading";
import { callFunction, type FunctionCall, type FunctionName, PUBLIC } from "./functions";

/** Calls the server's functions and shows their responses. Each call really publishes. */
export default function TestFunctions() {
  const [token, setToken] = useState("");
  const [called, setCalled] = useState<FunctionCall & { label: string }>();
  const [busy, setBusy] = useState("");
  async function call(label: string, name: FunctionName, bearer?: string) {
    setBusy(label);
    setCalled({ label, ...(await callFunction(name, bearer)) });
    setBusy("");
  }
  return (
    <Flex direction="column" gap="4">
      <BackHeading title="Edge Function Test" to={href("/admin/scheduled-publishing")} />
      <Text as="p" size="2" color="gray">
        Her çağrı, günlük yayın sayısı kadar taslağı hemen yayınlar; zamanlama değişmez.
      </Text>
      <Card size="3">
        <Heading as="h2" size="4" mb="4">
          Fonksiyonlar
        </Heading>
        <Flex gap="3" wrap="wrap">
          {FUNCTIONS.map((name) => (
            <Button
              key={name}
              variant="surface"
              loading={busy === name}
              disabled={busy !== ""}
              onClick={() => void call(name, name, (name === PUBLIC && token) || undefined)}
            >
              {name}
            </Button>
          ))}
        </Flex>
      </Card>
      <Card size="3">
        <Heading as="h2" size="4" mb="4">
          Doğrudan Çağrı
        </Heading>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void call("Doğrudan çağrı", PUBLIC, token);
          }}
        >
          <Flex direction="column" gap="4" align="start">
            <Field
              label="Erişim anahtarı"
              hint={
                <>
                  <Code>{`POST /api/functions/${PUBLIC}`}</Code> adresine oturumsuz, yalnızca bu anahtarla gider.
                  Anahtar saklanmaz.
                </>
              }
            >
              {(ids) => (
                <TextField.Root
                  size="3"
                  type="password"
                  autoComplete="off"
                  value={token}
                  onChange={(event) => setToken(event.target.value)}
                  {...ids}
                />
              )}
            </Field>
            <Button type="submit" loading={busy === "Doğrudan çağrı"} disabled={busy !== ""}>
              Doğrudan çağır
            </Button>
          </Flex>
        </form>
      </Card>
      {called && <Result {...called} />}
    </Flex>
  );
}

function Result({ label, answer, error, body }: FunctionCall & { label: string }) {
  return (
    <Card size="3" role="status">
      <Heading as="h2" size="4" mb="3">
        {label}
      </Heading>
      <Text as="p" size="2" mb="3" className={error ? "field-error" : undefined}>
        {error ?? answer?.message}
      </Text>
      <pre className="answer" tabIndex={0} aria-label="Yanıt">
        {JSON.stringify(body, null, 2)}
      </pre>
    </Card>
  );
}
