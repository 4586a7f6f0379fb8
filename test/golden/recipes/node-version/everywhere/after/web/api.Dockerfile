# FROM node:12
FROM node:24-slim
