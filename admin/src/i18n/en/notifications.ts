export const notifications = {
  title: 'Notifications',
  bell: 'Notifications: 1 unread |||| Notifications: %{smart_count} unread',
  none: 'No notifications',
  notRead: 'The notifications could not be fetched',
  noneText: 'When something needs you, such as a letter that came back, it is told here.',
  unread: 'Unread',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  dismiss: 'Dismiss',
  onlyUnread: 'Unread only',
  severityLabel: 'Severity',
  severity: { error: 'Error', warning: 'Warning', info: 'Note' },
};
