import { Alert } from '@mui/material';
import { Component, Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isMissingPart } from './missing-part';

interface PartProps {
  /** What stands in its place until it is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of a page that is fetched when it is needed. When it cannot be had, the page around it keeps what was typed. */
export class Part extends Component<PartProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (isMissingPart(error)) return <Missing />;
    if (error) throw error;
    return <Suspense fallback={this.props.fallback ?? null}>{this.props.children}</Suspense>;
  }
}

function Missing() {
  const t = useTranslate();
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {t('layout.missingPart')}
    </Alert>
  );
}
