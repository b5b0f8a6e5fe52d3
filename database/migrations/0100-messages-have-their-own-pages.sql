-- Mail and text messages left the area of tasks; menus that staff have edited meanwhile lead to the same pages.
update action set component = 'messages/Outbox' where component = 'tasks/Outbox';
update action set component = 'messages/Deliveries' where component = 'tasks/Deliveries';
