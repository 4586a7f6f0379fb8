secret = 'hunter2hunter2'
