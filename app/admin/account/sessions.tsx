import { Badge, Button, Flex, Text } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { leaveBy } from "../shell/leave-question";
import { leaveSignedOut } from "../session/sign-in-again";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { formatAgo, formatMoment, now } from "../shell/dates";
import { Loaded } from "../shell/loaded";

export const SESSIONS = ["account", "sessions"];

type Session = InferResponseType<typeof api.account.sessions.$get, 200>[number];

/** One's own sessions, each with its device. */
export function Sessions() {
  const query = useQuery({
    queryKey: SESSIONS,
    queryFn: () => answered(api.account.sessions.$get(), READ_FAILED.account),
  });
  return (
    <Loaded query={query}>
      {(sessions) => (
        <Flex direction="column" gap="4" align="start">
          <ul className="sessions">
            {sessions.map((session) => (
              <OwnSession key={session.id} session={session} />
            ))}
          </ul>
          <SignOutEverywhere />
        </Flex>
      )}
    </Loaded>
  );
}

function OwnSession({ session: { id, device, created_at, seen_at, is_current } }: { session: Session }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function end() {
    setBusy(true);
    try {
      await answered(api.account.sessions[":session"].$delete({ param: { session: id } }), CHANGE_FAILED.account);
      toast.success("Oturum kapatıldı");
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await queries.invalidateQueries({ queryKey: SESSIONS });
    setBusy(false);
  }
  return (
    <li>
      <div>
        <Flex gap="2" align="center" wrap="wrap">
          <Text weight="medium">{device}</Text>
          {is_current && <Badge color="grass">Bu oturum</Badge>}
        </Flex>
        <Text as="p" size="2" color="gray">
          {`İlk giriş: ${formatMoment(created_at)}`}
          {!is_current && ` · Son kullanım: ${formatAgo(seen_at, now())}`}
        </Text>
      </div>
      {!is_current && (
        <Button variant="soft" color="red" loading={isBusy} aria-label={`Kapat: ${device}`} onClick={() => void end()}>
          Kapat
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function leave(forget: () => Promise<unknown>) {
    setBusy(true);
    await forget();
    try {
      await answered(api.account.sessions.$delete(), CHANGE_FAILED.account);
      return leaveSignedOut();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
    setOpen(false);
  }
  return (
    <>
      <Button variant="surface" color="red" onClick={() => setOpen(true)}>
        Her yerden çıkış yap
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Her yerden çıkış yapılsın mı?"
        confirm="Her yerden çık"
        isBusy={isBusy}
        onCancel={() => setOpen(false)}
        onConfirm={() => leaveBy(leave)}
      >
        Bu oturum dahil tüm oturumlarınız kapanır; her cihazda yeniden giriş yapmanız gerekir.
      </ConfirmDialog>
    </>
  );
}
