# © 2019 Others
