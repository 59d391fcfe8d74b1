import { Callout } from "@radix-ui/themes";
import type { DraftState } from "./draft-offer";

const names = new Intl.ListFormat("tr");

/** Says who else is changing the record, and what became of the draft on the server. */
export function DraftNotes({ draft: { others, isEnded, refusal, left } }: { draft: DraftState }) {
  return (
    <>
      {others.length > 0 && <Note color="gray">{`${names.format(others)} bu kaydı düzenliyor`}</Note>}
      {isEnded && <Note color="orange">Bu taslak başka bir cihazda kaydedildi ya da silindi.</Note>}
      {refusal && <Note color="orange">{`${refusal.replace(/\.$/, "")}. Yazdıklarınız bu cihazda duruyor.`}</Note>}
      {left && (
        <Note color="orange">
          {["Taslak formun eski bir sürümünden; bazı değerleri alınamadı.", ...left.map((text) => `“${text}”`)].join(
            " ",
          )}
        </Note>
      )}
    </>
  );
}

function Note({ color, children }: { color: "gray" | "orange"; children: string }) {
  return (
    <Callout.Root role="status" size="1" color={color}>
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
