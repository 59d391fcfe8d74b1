import { Button, Card, Code, Flex, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { Dot } from "../record-list/dot";
import { formatMoment } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { partsOf } from "./health-parts";
import "./health.css";

/** The parts of the site, each with a dot and words; asked for again by a button. */
export function HealthTable() {
  const query = useQuery({
    queryKey: ["health"],
    queryFn: () => answered(api.system.health.$get(), READ_FAILED.health),
    gcTime: 0,
  });
  return (
    <Card size="3">
      <Flex direction="column" gap="3">
        <Flex justify="between" align="center" gap="3" wrap="wrap">
          <Heading as="h2" size="4">
            Sistemin Durumu
          </Heading>
          <Button variant="surface" loading={query.isFetching} onClick={() => void query.refetch()}>
            Yenile
          </Button>
        </Flex>
        <Loaded query={query} skeleton={{ heights: ["12rem"] }}>
          {(health) => (
            <>
              <table className="health">
                <tbody>
                  {partsOf(health).map(({ name, state, details, command }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>
                        <Dot {...state} />
                        <span>
                          {details}
                          {command && (
                            <>
                              {" "}
                              <Code variant="ghost">{command}</Code>
                            </>
                          )}
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Text as="p" size="1" color="gray">
                {`Denetlendi: ${formatMoment(health.checked_at)}. Aynı bilgileri /api/health adresi verir; bir izleme servisi onu düzenli yoklayabilir.`}
              </Text>
            </>
          )}
        </Loaded>
      </Flex>
    </Card>
  );
}
