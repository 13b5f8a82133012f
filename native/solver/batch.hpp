// Many questions at once on several threads, answered in order.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "solver.hpp"

namespace kibitz {

// One run over `size` questions. Threads take the next open question until none is left
// or the run is stopped; each has a solver, and so a share of the memory, of its own.
class Batch {
public:
    using Task = std::function<void(Solver&, std::size_t)>;

    Batch(std::size_t size, unsigned threads, std::size_t bytes, Task task);
    ~Batch();
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    void stop() { stop_.store(true, std::memory_order_relaxed); }
    std::size_t done() const { return done_.load(std::memory_order_relaxed); }
    // Waits until all is done, but no longer than that; says whether it is.
    bool wait_for(std::chrono::milliseconds longest);
    // Waits for all threads; throws what a task threw, or `Cancelled` after a stop.
    void join();

private:
    void work();

    std::size_t size_;
    std::size_t bytes_;
    Task task_;
    std::atomic<bool> stop_{false};
    std::atomic<std::size_t> next_{0};
    std::atomic<std::size_t> done_{0};
    std::mutex ending_;  // of what follows
    std::condition_variable ended_;
    unsigned running_ = 0;
    std::exception_ptr failure_;
    std::vector<std::thread> threads_;
};

}  // namespace kibitz
