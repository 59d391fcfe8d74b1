import { Button, Flex, Grid } from "@radix-ui/themes";
import { zodResolver } from "@hookform/resolvers/zod";
import { type Resolver, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { BATCH_MAX } from "../../../worker/blog/rules";
import { BATCH_PUBLISHED_MAX } from "../../../worker/writing/rules";
import { CheckboxInput, NumberInput, TextInput } from "../form/fields";
import { CancelButton } from "../shell/cancel-button";
import { writingRequest, type WritingRequest, NEW_REQUEST, type TypedRequest } from "./request";

type RequestForm = UseFormReturn<TypedRequest>;

/** Form state, kept outside the fields so that input is restored after an error. */
export const useRequestForm = (): RequestForm =>
  useForm<TypedRequest>({
    resolver: zodResolver(writingRequest) as unknown as Resolver<TypedRequest>,
    defaultValues: NEW_REQUEST,
  });

/** Fields for the topic and, for a batch, the number of articles and of published ones. */
export function RequestFields({ form, onAsk }: { form: RequestForm; onAsk: (request: WritingRequest) => void }) {
  const isBatch = useWatch({ control: form.control, name: "is_batch" });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void form.handleSubmit((request) => onAsk(request as unknown as WritingRequest))();
      }}
    >
      <Flex direction="column" gap="4">
        <TextInput form={form} name="topic" label="Konu" hint="Yazının ne anlatacağını bir cümleyle yazın." />
        <CheckboxInput form={form} name="is_batch" label="Toplu oluştur" />
        {isBatch && (
          <Grid columns={{ initial: "1", xs: "2" }} gap="3">
            <NumberInput form={form} name="count" label="Oluşturulacak yazı" hint={`1 ile ${BATCH_MAX} arası`} />
            <NumberInput
              form={form}
              name="published"
              label="Yayınlanacak yazı"
              hint={`0 ile ${BATCH_PUBLISHED_MAX} arası; 0: hiçbiri yayınlanmaz`}
            />
          </Grid>
        )}
        <Flex gap="3" justify="end">
          <CancelButton size="3" />
          <Button type="submit" size="3">
            Oluştur
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
