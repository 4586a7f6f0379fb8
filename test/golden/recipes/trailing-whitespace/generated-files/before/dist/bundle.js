generated  
