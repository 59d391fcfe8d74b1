import { Badge, Button, Flex, Heading, Table, Text } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ROLE_LABELS } from "../../../worker/accounts/constants";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { editorAddress } from "../kinds";
import { PEOPLE, usePeople } from "../profiles/people";
import { formatAgo, formatDay, now } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { ScreenFrame } from "../shell/screen-frame";
import { AccountActions } from "./account-actions";
import type { ListedAccount } from "./listed-account";
import { NewAccount } from "./new-account";
import { RoleSelect } from "./role-select";

const KEY = ["accounts"];
const HEADERS = ["Kişi", "Rol", "İki Adımlı Giriş", "Son Kullanım", "Eklenme Tarihi", "İşlemler"];

/** All accounts of the panel; for administrators. */
export default function Accounts() {
  const [isAdding, setAdding] = useState(false);
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: KEY });
    // The profile of a removed person stays.
    void queries.invalidateQueries({ queryKey: PEOPLE });
  };
  const query = useQuery({ queryKey: KEY, queryFn: () => answered(api.accounts.$get(), READ_FAILED.accounts) });
  return (
    <ScreenFrame title="Hesaplar" beside={<Button onClick={() => setAdding(true)}>Kişi ekle</Button>}>
      <Text as="p" size="2" color="gray">
        Yöneticiler her şeyi yapabilir; editörler içerikle çalışır, ana sayfa ve SEO metinleri de buna dahildir;
        hesapları ve değerlendirme ayarlarını göremez. Yazarlar yalnızca kendi taslaklarını yazar ve incelemeye
        gönderir.
      </Text>
      <Loaded query={query}>
        {({ rows, self }) => (
          <div className="wide-table">
            <Table.Root className="record-table" variant="surface">
              <Table.Header>
                <Table.Row>
                  {HEADERS.map((label, at) => (
                    <Table.ColumnHeaderCell key={label} className="unsortable" {...(at === 0 && { width: "30%" })}>
                      {label}
                    </Table.ColumnHeaderCell>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {rows.map((account) => (
                  <Row key={account.id} account={account} isSelf={account.id === self} onChanged={refresh} />
                ))}
              </Table.Body>
            </Table.Root>
          </div>
        )}
      </Loaded>
      <FormerPeople />
      {isAdding && <NewAccount onAdded={refresh} onClose={() => setAdding(false)} />}
    </ScreenFrame>
  );
}

/** Public profiles whose account was removed. */
function FormerPeople() {
  const former = usePeople().filter(({ has_account }) => !has_account);
  if (former.length === 0) return null;
  return (
    <section>
      <Heading as="h2" size="4" mb="1">
        Hesabı Olmayan Profiller
      </Heading>
      <Text as="p" size="2" color="gray" mb="2">
        Sitede görünmeye devam ediyorlar; profilden kapatabilirsiniz.
      </Text>
      <Flex gap="2" wrap="wrap">
        {former.map(({ id, name }) => (
          <Button key={id} asChild variant="surface">
            <Link to={editorAddress("profile", id)}>{name}</Link>
          </Button>
        ))}
      </Flex>
    </section>
  );
}

function Row({ account, isSelf, onChanged }: { account: ListedAccount; isSelf: boolean; onChanged: () => void }) {
  const { name, email, role, has_second_factor, seen_at, created_at } = account;
  return (
    <Table.Row>
      <Table.RowHeaderCell className="wraps">
        <Flex gap="2" align="center" wrap="wrap">
          <Text weight="medium">{name || email}</Text>
          {isSelf && <Badge>Siz</Badge>}
        </Flex>
        {name && (
          <Text as="p" size="1" color="gray">
            {email}
          </Text>
        )}
      </Table.RowHeaderCell>
      <Table.Cell data-label="Rol">
        {isSelf ? <Text>{ROLE_LABELS[role]}</Text> : <RoleSelect account={account} onChanged={onChanged} />}
      </Table.Cell>
      <Table.Cell data-label="İki Adımlı Giriş">
        <Badge color={has_second_factor ? "grass" : "gray"}>{has_second_factor ? "Açık" : "Kapalı"}</Badge>
      </Table.Cell>
      <Table.Cell data-label="Son Kullanım">{seen_at ? formatAgo(seen_at, now()) : "Açık oturumu yok"}</Table.Cell>
      <Table.Cell data-label="Eklenme Tarihi">{formatDay(created_at)}</Table.Cell>
      <Table.Cell>{!isSelf && <AccountActions account={account} onChanged={onChanged} />}</Table.Cell>
    </Table.Row>
  );
}
