d 
