import { Button, DropdownMenu } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import toast from "react-hot-toast";
import { Link } from "react-router";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { accepted, api, sentenceOf } from "../api";
import { editorAddress } from "../kinds";
import { ConfirmDialog } from "../shell/confirm-dialog";
import type { ListedAccount } from "./listed-account";
import { GivenPassword } from "./given-password";

interface Question {
  label: string;
  title: string;
  confirm: string;
  explanation: ReactNode;
  done: string;
  call: (id: string) => Promise<unknown>;
}

const QUESTIONS = {
  sessions: {
    label: "Oturumlarını kapat",
    title: "Oturumları kapatılsın mı?",
    confirm: "Oturumlarını kapat",
    explanation: "tüm cihazlarında yeniden giriş yapmak zorunda kalacak.",
    done: "Oturumları kapatıldı",
    call: (id) => accepted(api.accounts[":id"].sessions.$delete({ param: { id } }), CHANGE_FAILED.account),
  },
  secondFactor: {
    label: "İki adımlı girişini kapat",
    title: "İki adımlı girişi kapatılsın mı?",
    confirm: "İki adımı kapat",
    explanation: "yalnızca şifresiyle girebilecek. Telefonunu kaybettiyse kapatın; sonra kendisi yeniden açabilir.",
    done: "İki adımlı girişi kapatıldı",
    call: (id) => accepted(api.accounts[":id"]["second-factor"].$delete({ param: { id } }), CHANGE_FAILED.account),
  },
  removal: {
    label: "Çıkar",
    title: "Hesap çıkarılsın mı?",
    confirm: "Çıkar",
    explanation:
      "panele artık giremeyecek; açık oturumları hemen sona erecek. Yaptığı değişiklikler adıyla durmaya devam eder; açıksa profili de. Profili aşağıdaki listeden kapatabilirsiniz.",
    done: "Hesap çıkarıldı",
    call: (id) => accepted(api.accounts[":id"].$delete({ param: { id } }), CHANGE_FAILED.account),
  },
} satisfies Record<string, Question>;

type Asked = keyof typeof QUESTIONS;

/** Actions of administrators on another account. */
export function AccountActions({ account, onChanged }: { account: ListedAccount; onChanged: () => void }) {
  const { id, name, email, has_second_factor } = account;
  const [open, setOpen] = useState<Asked | "password">();
  const [isBusy, setBusy] = useState(false);
  const question: Question | undefined = open && open !== "password" ? QUESTIONS[open] : undefined;
  async function confirm({ call, done }: Question) {
    setBusy(true);
    try {
      await call(id);
      toast.success(done);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
    setOpen(undefined);
    onChanged();
  }
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <Button variant="surface" aria-label={`İşlemler: ${name || email}`}>
            İşlemler
            <DropdownMenu.TriggerIcon />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item asChild>
            <Link to={editorAddress("profile", id)}>Profil</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setOpen("password")}>Yeni şifre ver</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setOpen("sessions")}>{QUESTIONS.sessions.label}</DropdownMenu.Item>
          {has_second_factor && (
            <DropdownMenu.Item onSelect={() => setOpen("secondFactor")}>
              {QUESTIONS.secondFactor.label}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator />
          <DropdownMenu.Item color="red" onSelect={() => setOpen("removal")}>
            {QUESTIONS.removal.label}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {open === "password" && <GivenPassword account={account} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        isOpen={question !== undefined}
        title={question?.title ?? ""}
        confirm={question?.confirm ?? ""}
        isBusy={isBusy}
        onCancel={() => setOpen(undefined)}
        onConfirm={() => question && void confirm(question)}
      >
        <strong>{name || email}</strong> {question?.explanation}
      </ConfirmDialog>
    </>
  );
}
