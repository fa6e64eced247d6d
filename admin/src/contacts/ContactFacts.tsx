import { Alert, Box, Link as Anchor } from '@mui/material';
import { namesOf, type Contact } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatCivil, todayIn } from '../dates/civil';
import { Day, useTimezone } from '../dates/When';
import { FactLine as Fact } from '../forms/Facts';
import { Typed } from '../lists/Cells';

/** What is known about a contact. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <>
      {contact.suppressed && <Suppressed contact={contact} />}
      <Box component="dl" sx={{ m: 0 }}>
        <Email contact={contact} />
        <Fact name={name('phone')}>{contact.phone ? <bdi dir="ltr">{contact.phone}</bdi> : '–'}</Fact>
        <Fact name={name('salutation')}>
          <bdi>
            {t('resources.contacts.dear', {
              salutation: namesOf(contact).salutation ?? t('resources.contacts.dearNobody'),
            })}
          </bdi>
        </Fact>
        <Fact name={name('language')}>
          {contact.language ? t(`languages.${contact.language}`) : t('languages.same')}
        </Fact>
        <SeldomKnown contact={contact} />
      </Box>
    </>
  );
}

function Suppressed({ contact }: { contact: Contact }) {
  const t = useTranslate();
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('resources.contacts.suppressedText', {
        reason: t(`suppression.${contact.suppressed}`, { _: contact.suppressed }),
      })}
    </Alert>
  );
}

function Email({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <Fact name={name('email')}>
      {contact.email ? (
        <Anchor href={`mailto:${contact.email}`}>
          <bdi>{contact.email}</bdi>
        </Anchor>
      ) : (
        '–'
      )}
    </Fact>
  );
}

function SeldomKnown({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <>
      {contact.address && (
        <Fact name={name('address')} wide>
          <Typed text={contact.address} />
        </Fact>
      )}
      {contact.memberUntil && (
        <Fact name={name('memberUntil')}>
          <Day date={contact.memberUntil} />
        </Fact>
      )}
      {contact.memberUntil && (
        <Fact name={t('resources.contacts.formerLetters')}>
          <FormerLetters of={contact} />
        </Fact>
      )}
      {contact.publiclyNamed && <Fact name={name('publiclyNamed')}>{t('resources.contacts.allowed')}</Fact>}
      {contact.notes && (
        <Fact name={name('notes')} wide>
          <Typed text={contact.notes} />
        </Fact>
      )}
    </>
  );
}

/** Until when a former member is written to, or since when no more. */
function FormerLetters({ of: { staysOn, lettersUntil } }: { of: Contact }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const today = todayIn(useTimezone());
  if (lettersUntil)
    return t(`resources.contacts.${lettersUntil < today ? 'lettersEnded' : 'lettersUntil'}`, {
      date: formatCivil(lettersUntil, locale),
    });
  return t(`resources.contacts.${staysOn ? 'staysOn' : 'lettersGoOn'}`);
}
