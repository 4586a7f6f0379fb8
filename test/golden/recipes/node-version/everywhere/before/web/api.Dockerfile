# FROM node:12
FROM node:20-slim
