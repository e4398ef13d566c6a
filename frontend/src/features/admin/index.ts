export { AdminDashboard } from './admin-dashboard.tsx';
export { AuditTrail } from './audit-trail.tsx';
export { UserDetails } from './user-details.tsx';
