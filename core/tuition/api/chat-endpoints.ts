/** Messages of a tuition (`:id` of the application), of all tuitions, and what of them was reported. */
export const chatEndpoints = {
  listThreads: { method: 'GET', path: '/api/message-threads' },
  countUnreadMessages: { method: 'GET', path: '/api/message-threads/unread' },
  getThread: { method: 'GET', path: '/api/tuitions/:id/messages' },
  sendMessage: { method: 'POST', path: '/api/tuitions/:id/messages' },
  readThread: { method: 'POST', path: '/api/tuitions/:id/messages/read' },
  blockMessages: { method: 'POST', path: '/api/tuitions/:id/messages/block' },
  unblockMessages: { method: 'DELETE', path: '/api/tuitions/:id/messages/block' },
  reportMessage: { method: 'POST', path: '/api/messages/:id/report' },
  getMessagePicture: { method: 'GET', path: '/api/messages/:id/picture' },
  listStaffChatReports: { method: 'GET', path: '/api/staff/chat-reports' },
  getStaffChatReport: { method: 'GET', path: '/api/staff/chat-reports/:id' },
  dismissChatReport: { method: 'POST', path: '/api/staff/chat-reports/:id/dismiss' },
  hideReportedMessage: { method: 'POST', path: '/api/staff/chat-reports/:id/hide' },
} as const;
