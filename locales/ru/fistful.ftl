### Events of A Fistful of Cards: name and effect, and what they ask.

event-dead-man = Мертвец
    .text = Когда очередь доходит до игрока, выбывшего первым, он возвращается насовсем с 2 жизнями и 2 картами.
