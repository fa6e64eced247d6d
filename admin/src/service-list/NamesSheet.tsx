import { Box, Card, GlobalStyles, Typography } from '@mui/material';
import type { ServiceList, ServiceName } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCivil } from '../dates/civil';
import { SERIF } from '../theme/tokens';

/** The sheet as it is read from, on screen and on paper. */
export function NamesSheet({ list, faded }: { list: ServiceList; faded: boolean }) {
  const t = useTranslate();
  const names = list.services.reduce((sum, service) => sum + service.names.length, 0);
  return (
    <Card
      variant="outlined"
      id="sheet"
      lang={list.language}
      dir={list.language === 'he' ? 'rtl' : 'ltr'}
      sx={{ p: { xs: 2, sm: 5 }, opacity: faded ? 0.5 : 1, maxWidth: 900 }}
    >
      <GlobalStyles styles={onPaper(names + 2 * list.services.length)} />
      <Typography variant="h2" dir="auto">
        {list.title}
      </Typography>
      {list.services.map(({ date, heading, names: read }) => (
        <Box component="section" key={date} sx={{ mt: 3 }} aria-label={heading}>
          <Box sx={headingLook}>
            <Typography variant="h3" dir="auto">
              {heading}
            </Typography>
            <Box className="no-print" sx={{ color: 'text.secondary' }}>
              {read.length > 0 && t('serviceList.count', { smart_count: read.length })}
            </Box>
          </Box>
          {read.length === 0 ? (
            <Typography color="text.secondary">{t('serviceList.none')}</Typography>
          ) : (
            <Box component="ul" className="names" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {read.map((name) => (
                <Name
                  key={`${name.yahrzeitId}-${name.date ?? ''}-${name.calendar ?? ''}`}
                  name={name}
                  language={list.language}
                />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Card>
  );
}

const headingLook = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
  pb: 0.5,
  mb: 1,
};

function Name({ name, language }: { name: ServiceName; language: ServiceList['language'] }) {
  return (
    <Box component="li" sx={{ py: 0.75, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap' }}>
        <Box component={Link} to={`/app/yahrzeits/${name.yahrzeitId}`} dir="auto" sx={quietLink}>
          {name.text}
        </Box>
        {name.hebrewName && !name.text.includes(name.hebrewName) && (
          <Box component="bdi" lang="he" sx={{ fontFamily: SERIF }}>
            {name.hebrewName}
          </Box>
        )}
      </Box>
      {(name.hebrewDate ?? name.plaque) && (
        <Box className="small" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
          {name.date && (
            <>
              <bdi>{name.hebrewDate}</bdi> · {formatCivil(name.date, language, 'weekday')}
            </>
          )}
          {name.plaque && (
            <>
              {name.date && ' · '}
              <bdi>{name.plaque}</bdi>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

const quietLink = {
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** Black on white, without the program around it, and as small as it takes to stay on one page where that is readable. */
const onPaper = (lines: number) => ({
  '@media print': {
    '@page': { margin: '14mm' },
    'body, #sheet': { background: '#fff !important', color: '#000 !important' },
    'header, .no-print, main > :not(#sheet), #main-content > :not(#sheet)': { display: 'none !important' },
    '#main-content': { padding: '0 !important', minHeight: '0 !important' },
    '#sheet': { border: '0 !important', padding: '0 !important', maxWidth: 'none !important', opacity: '1 !important' },
    '#sheet *': { color: '#000 !important' },
    '#sheet .names': { columnCount: lines > 20 ? 2 : 1, columnGap: '9mm', fontSize: sizeFor(lines), lineHeight: 1.25 },
    '#sheet .names li': { paddingBlock: lines > 20 ? '.6mm' : '1.5mm' },
    '#sheet .small': { fontSize: '.85em' },
  },
});

const sizeFor = (lines: number): string => (lines > 70 ? '8.5pt' : lines > 45 ? '9pt' : lines > 20 ? '10.5pt' : '13pt');
