import { Flex, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { encode } from "uqr";
import { secondFactorRules } from "../../../worker/accounts/rules";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { TextInput } from "../form/fields";
import { Loaded } from "../shell/loaded";
import { AccountDialog, dialogButtons } from "./account-dialog";
import { PlainForm } from "./plain-form";
import { RecoveryCodes } from "./recovery-codes";
import type { SecondFactorDialogProps } from "./second-factor-proof";

interface Proposal {
  secret: string;
  address: string;
}

/** Shows a new secret to the authenticator app, proves it by a code, then shows the recovery codes. */
export default function TurnOn({ onDone, onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const proposal = useQuery({
    queryKey: ["account", "proposal"],
    queryFn: () => answered(api.account["second-factor"].proposal.$get(), READ_FAILED.account),
    gcTime: 0,
    staleTime: Infinity,
  });
  function onTurnedOn(shown: string[]) {
    setCodes(shown);
    onDone();
  }
  return (
    <AccountDialog title={codes ? "İki adımlı giriş açıldı" : "İki Adımlı Girişi Aç"} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <Loaded query={proposal} skeleton={{ heights: ["12rem", "2.5rem"] }}>
          {(made) => <FirstCode proposal={made} onTurnedOn={onTurnedOn} />}
        </Loaded>
      )}
    </AccountDialog>
  );
}

function FirstCode({ proposal, onTurnedOn }: { proposal: Proposal; onTurnedOn: (codes: string[]) => void }) {
  const { secret, address } = proposal;
  return (
    <PlainForm
      schema={secondFactorRules}
      values={{ secret, code: "", present: "" }}
      save={async (json) =>
        onTurnedOn((await answered(api.account["second-factor"].$put({ json }), CHANGE_FAILED.account)).codes)
      }
      buttons={dialogButtons("Aç")}
    >
      {(form) => (
        <>
          <Text as="p" size="2">
            Doğrulama uygulamanızla (ör. Aegis, Google Authenticator) kodu okutun, sonra uygulamanın gösterdiği 6 haneli
            kodu yazın.
          </Text>
          <Flex justify="center">
            <QrCode text={address} />
          </Flex>
          <Text as="p" size="2" color="gray">
            Okutamıyorsanız bu anahtarı elle girin: <code>{secret.match(/.{4}/g)?.join(" ")}</code>
          </Text>
          <TextInput form={form} name="code" label="Doğrulama kodu" inputMode="numeric" autoComplete="one-time-code" />
          <TextInput form={form} name="present" label="Mevcut şifre" type="password" autoComplete="current-password" />
        </>
      )}
    </PlainForm>
  );
}

/** Black on white in both colour schemes: not every camera reads an inverted code. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Doğrulama uygulaması için QR kodu">
      <path d={path} />
    </svg>
  );
}
