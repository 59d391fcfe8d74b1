import { useQueryClient } from "@tanstack/react-query";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { api, ApiError, type Change, changed } from "../api";
import { InlineEdit } from "../list/inline-edit";
import { formatDay, formatNearDay, now } from "../shell/dates";
import { changeToast } from "../shell/undo-toast";
import { lastDaySaved, PROMOTION_EDIT, saveLastDay } from "./last-day";

interface ListedPromotion {
  id: string;
  title: string;
  promotion_code: string | null;
  expiry_date: string | null;
  updated_at: string;
}

const shownDay = (day: string) => (day ? formatDay(day) : "Süresiz");
const shownCode = (code: string) => code || "Kod yok";

interface FieldSave {
  write: (value: string | null, updated_at: string) => Promise<Change>;
  sentence: (value: string) => string;
}

/** Saves a field of a row against its version, with a toast that undoes it. */
function useFieldSave({ write, sentence }: FieldSave) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ["promotions"] });
  return async (value: string, updated_at: string) => {
    try {
      const { change } = await write(value || null, updated_at);
      changeToast(sentence(value), PROMOTION_EDIT, [change], refresh);
    } catch (error) {
      // After a conflict the next attempt is based on the newer row.
      if (error instanceof ApiError && error.status === 409) await refresh();
      throw error;
    }
    await refresh();
  };
}

export function ExpiryCell({ id, title, expiry_date, updated_at }: ListedPromotion) {
  const day = expiry_date ?? "";
  const save = useFieldSave({ write: (chosen, basis) => saveLastDay(id, chosen, basis), sentence: lastDaySaved });
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
  const code = promotion_code ?? "";
  const save = useFieldSave({
    write: (promotion_code, updated_at) =>
      changed(
        api.promotions[":id"].code.$put({ param: { id }, json: { promotion_code, updated_at } }),
        CHANGE_FAILED.promotion,
      ),
    sentence: (typed) => (typed ? `Yeni kod: ${typed}` : "Kod kaldırıldı"),
  });
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
