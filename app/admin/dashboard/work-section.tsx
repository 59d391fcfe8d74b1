import { Badge, Card, Flex, Heading, Text } from "@radix-ui/themes";
import { Fragment, type ReactNode, useId } from "react";
import { Link } from "react-router";
import { HIGH_CONTRAST } from "../shell/high-contrast";

interface WorkSectionProps<Row> {
  title: string;
  section: { total: number; rows: Row[] };
  color: "orange" | "red" | "gray";
  /** Address of the list screen with all of these records. */
  all?: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Work of one kind, absent when there is none. */
export function WorkSection<Row extends { id: string }>(props: WorkSectionProps<Row>) {
  const { title, section, color, all, action, children } = props;
  const id = useId();
  if (section.total === 0) return null;
  return (
    <Card size="2" asChild>
      <section aria-labelledby={id} className="work">
        <Flex justify="between" align="center" gap="3" wrap="wrap">
          <Heading as="h2" size="3" id={id}>
            {title}{" "}
            <Badge color={color} className={HIGH_CONTRAST}>
              {section.total.toLocaleString("tr-TR")}
            </Badge>
          </Heading>
          <Flex gap="3" align="center">
            {action}
            {all && (
              <Text size="2">
                <Link to={all} aria-label={`Hepsini gör: ${title}`}>
                  Hepsini gör
                </Link>
              </Text>
            )}
          </Flex>
        </Flex>
        <ul>
          {section.rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

interface WorkRowProps {
  name: ReactNode;
  /** Joined by dots; false ones are left out. */
  details: (ReactNode | false)[];
  children?: ReactNode;
}

export function WorkRow({ name, details, children }: WorkRowProps) {
  return (
    <>
      <div>
        <Text as="div" size="2" weight="medium">
          {name}
        </Text>
        <Text as="p" size="1" color="gray">
          {details
            .filter((detail) => detail !== false)
            .map((detail, place) => (
              <Fragment key={place}>
                {place > 0 && " · "}
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
