import { Flex, Heading, IconButton, Popover, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Icon } from "../shell/icon";
import { CreateButton, type Creation } from "../list/create-button";

export interface ListHeadingProps {
  /** Undefined for a list in a part of a screen. */
  title?: string;
  create?: Creation;
  buttons?: ReactNode;
  /** Rarer buttons, behind '⋯'. */
  more?: ReactNode;
  help?: ReactNode;
}

/** Title, number of records and buttons of a list; adding a record is the main thing. */
export function ListHeading(props: ListHeadingProps & { total: number | undefined }) {
  const { title, create, buttons, more, help, total } = props;
  return (
    <>
      <Flex className="list-heading" justify="between" align="center" gap="3" wrap="wrap">
        <Flex align="baseline" gap="2">
          {title && (
            <Heading as="h1" size="6">
              {title}
            </Heading>
          )}
          {total !== undefined && (
            <Text size="2" color="gray" role="status">
              {`${total} kayıt`}
            </Text>
          )}
        </Flex>
        <Flex gap="2" wrap="wrap" align="center">
          {buttons}
          {more && (
            <Popover.Root>
              <Popover.Trigger>
                <IconButton variant="surface" aria-label="Listenin diğer işlemleri">
                  <Icon name="more" />
                </IconButton>
              </Popover.Trigger>
              <Popover.Content aria-label="Listenin diğer işlemleri">
                <Flex direction="column" gap="3" align="start">
                  {more}
                </Flex>
              </Popover.Content>
            </Popover.Root>
          )}
          {create && <CreateButton creation={create} />}
        </Flex>
      </Flex>
      {help && (
        <Text as="p" size="2" color="gray">
          {help}
        </Text>
      )}
    </>
  );
}
