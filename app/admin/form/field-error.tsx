import { Text } from "@radix-ui/themes";

/** What is wrong with an input; nothing without a sentence. */
export const FieldError = ({ id, children }: { id?: string; children: string | undefined }) =>
  children && (
    <Text size="1" className="field-error" id={id} role="alert">
      {children}
    </Text>
  );
