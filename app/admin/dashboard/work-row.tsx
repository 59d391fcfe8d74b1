import { Flex, Text } from "@radix-ui/themes";
import { Fragment, type ReactNode } from "react";

interface WorkRowProps {
  name: ReactNode;
  /** Joined by dots; false ones are left out. */
  details: (ReactNode | false)[];
  /** Shown between name and details. */
  text?: ReactNode;
  children?: ReactNode;
}

/** One piece of work: what it is about, and the buttons that do it. */
export function WorkRow({ name, details, text, children }: WorkRowProps) {
  return (
    <>
      <div className={text ? undefined : "stretched"}>
        <Text as="div" size="2" weight="medium" className="work-name">
          {name}
        </Text>
        {text}
        <Text as="p" size="1" color="gray">
          {details
            .filter((detail) => detail !== false)
            .map((detail, index) => (
              <Fragment key={index}>
                {index > 0 && " · "}
                {detail}
              </Fragment>
            ))}
        </Text>
      </div>
      {children && (
        <Flex gap="2" wrap="wrap" align="center">
          {children}
        </Flex>
      )}
    </>
  );
}
