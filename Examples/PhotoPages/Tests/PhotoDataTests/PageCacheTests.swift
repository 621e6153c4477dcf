import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// Pages are kept for five minutes.
@MainActor @Suite struct PageCacheTests {
    @MainActor private final class Clock { var time = 0.0 }

    private let loader = HeldLoader()
    private let clock = Clock()
    private let cache: PageCache
    private let feed = Feed(pages: 10)

    init() throws {
        let clock = clock
        cache = PageCache(PhotoService(base: URL(filePath: "/v1"), key: "k"), loader: loader) { clock.time }
    }

    private func answerAll() { loader.answerAll { .success(feed.answer(to: $0)) } }

    @Test func `a page is asked for by its number, feature and key`() throws {
        _ = cache.subject(at: 2)
        let query = try #require(loader.requested.first?.query)
        #expect(query == "feature=popular&page=3&consumer_key=k")
    }

    @Test func `at 299 seconds nothing is asked for, at 301 the same subject is asked for once`() {
        let subject = cache.subject(at: 2)
        answerAll()
        clock.time = 299
        #expect(cache.subject(at: 2) === subject)
        #expect(loader.requested.count == 1)
        clock.time = 301
        #expect(cache.subject(at: 2) === subject)
        #expect(cache.subject(at: 2) === subject)
        #expect(loader.requested.count == 2)
    }

    @Test func `the five minutes begin with the request, and anew with each revalidation`() {
        _ = cache.subject(at: 0)
        clock.time = 200
        answerAll()
        clock.time = 300
        _ = cache.subject(at: 0)
        #expect(loader.requested.count == 2)
        answerAll()
        clock.time = 599
        _ = cache.subject(at: 0)
        #expect(loader.requested.count == 2)
        clock.time = 600
        _ = cache.subject(at: 0)
        #expect(loader.requested.count == 3)
    }

    @Test func `while a request is on its way no other is made, however late it is`() {
        _ = cache.subject(at: 0)
        clock.time = 301
        _ = cache.subject(at: 0)
        #expect(loader.requested.count == 1)
    }

    @Test func `a page that is looked at gets new data, and keeps the old until then`() {
        var titles: [String] = []
        let subject = cache.subject(at: 0)
        let subscription = subject.subscribe { titles.append($0.title) }
        answerAll()
        clock.time = 301
        _ = cache.subject(at: 0)
        #expect(subject.page.photos.count == 20)
        loader.answerAll { .success(Feed(pages: 11).answer(to: $0)) }
        #expect(
            titles == [
                "Popular Images - Page 1/1", "Popular Images - Page 1/10", "Popular Images - Page 1/11",
            ])
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: [
        Result<Data, LoadFailure>.failure(.unreachable), .failure(.status(500)), .success(Data("<html>".utf8)),
    ]) func `what failed is not asked for again for five minutes, unless a retry is wanted`(
        _ fault: Result<Data, LoadFailure>
    ) {
        let subject = cache.subject(at: 0)
        loader.answerAll { _ in fault }
        #expect(cache.failure(at: 0) != nil)
        clock.time = 299
        _ = cache.subject(at: 0)
        cache.retry()
        #expect(loader.requested.count == 1, "nobody looks at it")
        let subscription = subject.subscribe { _ in }
        cache.retry()
        cache.retry()
        #expect(loader.requested.count == 2)
        answerAll()
        #expect(cache.failure(at: 0) == nil)
        #expect(subject.page.totalPages == 10)
        cache.retry()
        #expect(loader.requested.count == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test func `a subscription ends with whoever holds it`() {
        let subject = cache.subject(at: 0)
        var count = 0
        var subscription: PageSubject.Subscription? = subject.subscribe { _ in count += 1 }
        withExtendedLifetime(subscription) { #expect(subject.hasSubscribers) }
        subscription = nil
        answerAll()
        #expect(count == 1)
        #expect(!subject.hasSubscribers)
    }
}
