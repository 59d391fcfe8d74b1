import { useQueryClient } from "@tanstack/react-query";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError } from "../api";
import { undoneField } from "../list/bulk-action";
import { InlineEdit } from "../list/inline-edit";
import { formatDay, formatNearDay, now } from "../shell/dates";
import { revertToast } from "../shell/undo-toast";

interface ListedPromotion {
  id: string;
  title: string;
  promotion_code: string | null;
  expiry_date: string | null;
  updated_at: string;
}

const shownDay = (day: string) => (day ? formatDay(day) : "Süresiz");
const shownCode = (code: string) => code || "Kod yok";

type Write = (value: string, updated_at: string) => Promise<{ updated_at: string }>;

interface FieldSave {
  field: "expiry_date" | "promotion_code";
  write: Write;
  before: string;
  sentence: (value: string) => string;
}

/** Saves a field of a row against its version, with a toast that undoes it. */
function useFieldSave({ field, write, before, sentence }: FieldSave) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ["promotions"] });
  return async (value: string, updated_at: string) => {
    try {
      const changed = await write(value, updated_at);
      const undo = async () => {
        await write(before, changed.updated_at);
        return undoneField(field, value, before);
      };
      revertToast(sentence(value), undo, refresh);
    } catch (error) {
      // After a conflict the next attempt is based on the newer row.
      if (error instanceof ApiError && error.status === 409) await refresh();
      throw error;
    }
    await refresh();
  };
}

export function ExpiryCell({ id, title, expiry_date, updated_at }: ListedPromotion) {
  const write: Write = (day, basis) =>
    answered(
      api.promotions[":id"].expiry.$put({ param: { id }, json: { expiry_date: day || null, updated_at: basis } }),
      CHANGE_FAILED.promotion,
    );
  const day = expiry_date ?? "";
  const sentence = (chosen: string) => `Yeni son gün: ${shownDay(chosen)}`;
  const save = useFieldSave({ field: "expiry_date", write, before: day, sentence });
  return (
    <InlineEdit
      label={`Bitiş tarihi: ${title}`}
      type="date"
      value={day}
      shown={shownDay}
      save={(chosen) => save(chosen, updated_at)}
    >
      {day ? formatNearDay(day, now()) : shownDay(day)}
    </InlineEdit>
  );
}

export function CodeCell({ id, title, promotion_code, updated_at }: ListedPromotion) {
  const write: Write = (code, basis) =>
    answered(
      api.promotions[":id"].code.$put({ param: { id }, json: { promotion_code: code || null, updated_at: basis } }),
      CHANGE_FAILED.promotion,
    );
  const code = promotion_code ?? "";
  const sentence = (typed: string) => (typed ? `Yeni kod: ${typed}` : "Kod kaldırıldı");
  const save = useFieldSave({ field: "promotion_code", write, before: code, sentence });
  return (
    <InlineEdit
      label={`Promosyon kodu: ${title}`}
      type="text"
      maxLength={60}
      value={code}
      shown={shownCode}
      save={(typed) => save(typed, updated_at)}
    >
      {code ? <code>{code}</code> : shownCode(code)}
    </InlineEdit>
  );
}
