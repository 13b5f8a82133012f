#include "batch.hpp"

#include <algorithm>

namespace kibitz {

Batch::Batch(std::size_t size, unsigned threads, std::size_t bytes, Task task) : size_(size), task_(std::move(task)) {
    const unsigned wanted = static_cast<unsigned>(std::min<std::size_t>(std::max(threads, 1u), size));
    bytes_ = bytes / std::max(wanted, 1u);
    running_ = wanted;
    for (unsigned started = 0; started < wanted; ++started) {
        try {
            threads_.emplace_back([this] { work(); });
        } catch (...) {
            // The system gives no more threads: go on with those that run.
            if (started == 0) throw;
            const std::lock_guard lock(ending_);
            running_ -= wanted - started;
            break;
        }
    }
}

Batch::~Batch() {
    stop();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void Batch::work() {
    std::exception_ptr failure;
    try {
        Solver solver(bytes_);
        solver.watch(&stop_);
        for (;;) {
            const std::size_t i = next_.fetch_add(1, std::memory_order_relaxed);
            if (i >= size_ || stop_.load(std::memory_order_relaxed)) break;
            task_(solver, i);
            done_.fetch_add(1, std::memory_order_relaxed);
        }
    } catch (const Cancelled&) {
    } catch (...) {
        failure = std::current_exception();
        stop();
    }
    const std::lock_guard lock(ending_);
    if (failure && !failure_) failure_ = failure;
    if (--running_ == 0) ended_.notify_all();
}

bool Batch::wait_for(std::chrono::milliseconds longest) {
    std::unique_lock lock(ending_);
    return ended_.wait_for(lock, longest, [this] { return running_ == 0; });
}

void Batch::join() {
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
    if (failure_) std::rethrow_exception(failure_);
    if (done() < size_) throw Cancelled{};
}

}  // namespace kibitz
