import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// The service's answers about a page.
@Suite struct PhotoPageTests {
    private func read(_ json: Data, index: Int = 0) -> PhotoPage? {
        PhotoPage(json: json, index: index, feature: "popular")
    }

    @Test func `an answer becomes a page with its title and photos`() throws {
        let page = try #require(read(Feed().json(page: 3), index: 2))
        #expect(page.title == "Popular Images - Page 3/1000")
        #expect(page.photos.count == 20)
        #expect(page.photos[1].user.coverUrl == nil)
        #expect(page.photos[1].timesViewed == 99_665)
        #expect(PhotoPage.unknown(index: 4, feature: "popular").title == "Popular Images - Page 5/1")
    }

    static let required = [
        "name", "user", "description", "created_at", "comments_count", "votes_count", "positive_votes_count",
        "times_viewed", "images",
    ]

    @Test(arguments: required) func `one required field that is missing or null fails the page`(_ field: String) {
        for value in [nil, NSNull()] as [NSNull?] {
            let json = Feed().json(page: 1) { index, photo in if index == 7 { photo[field] = value } }
            #expect(read(json) == nil)
        }
    }

    @Test func `an answer about something else fails`() {
        #expect(read(Feed().json(page: 2), index: 0) == nil)
        #expect(PhotoPage(json: Feed().json(page: 1), index: 0, feature: "fresh") == nil)
        for text in ["", "<html>", "[]", "{}"] { #expect(read(Data(text.utf8)) == nil) }
        #expect(read(Feed(pages: 0).json(page: 1)) == nil)
    }

    @Test func `the largest link is shown, and photos without one are skipped`() throws {
        let json = Feed(photosByPage: 3).json(page: 1) { index, photo in
            if index == 1 { photo["images"] = [] as [Any] }
        }
        let page = try #require(read(json))
        #expect(page.photos.count == 3)
        #expect(page.shownPhotos.compactMap(\.address).map(Feed.number) == [0, 2])
    }
}
