import { Card, Flex, Heading, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { ROLE_LABELS } from "../../../worker/accounts/constants";
import { nameRules, passwordRules } from "../../../worker/accounts/rules";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { TextInput } from "../form/fields";
import { useAccount } from "../session/account";
import { OwnProfile } from "../profiles/own-profile";
import { type ReportUnsaved, UnsavedForms } from "../settings/settings-form";
import { PlainForm } from "./plain-form";
import { SecondFactor } from "./second-factor";
import { SESSIONS, Sessions } from "./sessions";
import "./account.css";

/** One's own account: name, password, second factor, sessions. */
export default function OwnAccount() {
  const { email, role } = useAccount();
  return (
    <Flex direction="column" gap="4">
      <div>
        <Heading as="h1" size="6">
          Hesabım
        </Heading>
        <Text as="p" color="gray">{`${email} · ${ROLE_LABELS[role]}`}</Text>
      </div>
      <UnsavedForms>
        {(report) => (
          <>
            <Section title="Ad">
              <div className="account-form">
                <OwnName report={report} />
              </div>
            </Section>
            {role !== "writer" && (
              <Section title="Herkese Açık Profil">
                <div className="account-form">
                  <OwnProfile report={report} />
                </div>
              </Section>
            )}
            <Section title="Şifre">
              <div className="account-form">
                <OwnPassword report={report} />
              </div>
            </Section>
          </>
        )}
      </UnsavedForms>
      <Section title="İki Adımlı Giriş">
        <SecondFactor />
      </Section>
      <Section title="Oturumlar">
        <Sessions />
      </Section>
    </Flex>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card size="3" asChild>
      <section>
        <Heading as="h2" size="4" mb="3">
          {title}
        </Heading>
        {children}
      </section>
    </Card>
  );
}

interface FormProps {
  report: ReportUnsaved;
}

function OwnName({ report }: FormProps) {
  const { name, rename } = useAccount();
  return (
    <PlainForm
      schema={nameRules}
      values={{ name }}
      save={(json) => answered(api.account.$put({ json }), CHANGE_FAILED.account).then(() => rename(json.name))}
      saved="Adınız kaydedildi"
      after={(saved) => saved}
      onDirty={useCallback((isDirty) => report("name", isDirty), [report])}
    >
      {(form) => (
        <TextInput
          form={form}
          name="name"
          label="Adınız"
          autoComplete="name"
          hint="Kayıtlarda son düzenleyen olarak bu ad görünür"
        />
      )}
    </PlainForm>
  );
}

function OwnPassword({ report }: FormProps) {
  const queries = useQueryClient();
  return (
    <PlainForm
      schema={passwordRules}
      values={{ present: "", password: "" }}
      save={(json) =>
        answered(api.account.password.$put({ json }), CHANGE_FAILED.account).then(() =>
          queries.invalidateQueries({ queryKey: SESSIONS }),
        )
      }
      saved="Şifreniz değiştirildi; diğer oturumlarınız kapatıldı"
      onDirty={useCallback((isDirty) => report("password", isDirty), [report])}
    >
      {(form) => (
        <>
          <TextInput form={form} name="present" label="Mevcut şifre" type="password" autoComplete="current-password" />
          <TextInput form={form} name="password" label="Yeni şifre" type="password" autoComplete="new-password" />
        </>
      )}
    </PlainForm>
  );
}
