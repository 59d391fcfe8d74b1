import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { Redirect } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { redirectInput } from "../../../worker/redirects/rules";
import { answered, api } from "../api";
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { formValues } from "../form/form-values";
import { inputsOf } from "../form/inputs-of";
import { useRecordForm } from "../form/use-record-form";
import { formatDay } from "../shell/dates";
import { DayFigures } from "../shell/day-figures";
import { Loaded } from "../shell/loaded";
import { optionsIn } from "../shell/select";
import type { Proposal } from "./proposals";
import { FIELDS, STATUS_LABELS } from "./fields";

export type EditedRule = Pick<Redirect, "id" | "source" | "target" | "status" | "note" | "is_active" | "updated_at">;

interface RuleDialogProps {
  /** Undefined for a new rule. */
  rule: EditedRule | undefined;
  /** Fills the form of a new rule. */
  proposed?: Proposal | undefined;
  onSaved?: () => void;
  onClose: () => void;
}

const STATUSES = optionsIn(STATUS_LABELS);

/** Adds a rule, or changes one and shows how often it was used. */
export default function RuleDialog({ rule, proposed, onSaved, onClose }: RuleDialogProps) {
  const state = useRecordForm({
    draft: `redirect:${rule?.id ?? "new"}`,
    schema: redirectInput,
    row: rule,
    valuesOf: (row: EditedRule | undefined) => ({ ...formValues(redirectInput, row), ...(!row && proposed) }),
    save: (input, basis) =>
      rule && basis
        ? answered(api.redirects[":id"].$put({ param: { id: rule.id }, json: { ...input, updated_at: basis } }))
        : answered(api.redirects.$post({ json: input })),
    unsaved: SAVE_FAILED.redirect,
    saved: rule ? "Yönlendirme güncellendi" : "Yönlendirme eklendi",
    onSaved() {
      onSaved?.();
      onClose();
    },
    queryKey: "redirects",
  });
  const { form } = state;
  const input = inputsOf(form, FIELDS);
  const status = useWatch({ control: form.control, name: "status" });
  return (
    <FormDialog
      state={state}
      title={rule ? "Yönlendirmeyi Düzenle" : "Yönlendirme Ekle"}
      save={rule ? "Güncelle" : "Kaydet"}
      onClose={onClose}
    >
      <TextInput
        {...input("source")}
        hint="Bu sitedeki yol: /eski-yazi, /?p=123 ya da altındaki her adres için /eski-bolum/*"
      />
      {status !== "410" && (
        <TextInput {...input("target")} hint="Bu sitenin bir adresi ya da https:// ile başlayan bir adres" />
      )}
      <SelectInput {...input("status")} options={STATUSES} />
      <TextAreaInput {...input("note")} rows={2} />
      <CheckboxInput {...input("is_active")} />
      {rule && <Uses id={rule.id} />}
    </FormDialog>
  );
}

/** How often a rule led somewhere on each of the last days. */
function Uses({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ["redirects", "hits", id],
    queryFn: () => answered(api.redirects[":id"].hits.$get({ param: { id } }), READ_FAILED.redirects),
  });
  return (
    <Loaded query={query} skeleton={{ heights: ["6rem"] }}>
      {(days) => (
        <div>
          <DayFigures
            days={days.map(({ day }) => formatDay(day))}
            series={[{ label: "Kullanım", values: days.map(({ hits }) => hits) }]}
          />
        </div>
      )}
    </Loaded>
  );
}
